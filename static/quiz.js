// The quiz and the desk by keyboard.

// Ruling by keyboard: a digit answers the part at hand or the first that is open, Enter rules or goes on.
document.addEventListener("keydown", (event) => {
  const form = document.querySelector("form.quiz, form.ask");
  if (!form || event.ctrlKey || event.metaKey || event.altKey || isWriting()) return;
  if (event.key === "Enter" && document.activeElement.matches("body, input")) {
    event.preventDefault();
    const next = document.querySelector(".next a");
    if (next) next.click();
    else form.requestSubmit();
  } else if (/^[1-9]$/.test(event.key)) {
    const parts = [...form.querySelectorAll("fieldset")].filter((part) => part.querySelector(".answers"));
    const part = document.activeElement.closest("fieldset") ?? parts.find((one) => !one.querySelector(":checked")) ?? parts.at(-1);
    const answer = part?.querySelectorAll(".answers input:enabled, .answers button")[event.key - 1];
    answer?.focus();
    answer?.click();
  }
});

function isWriting() {
  return document.activeElement.matches("textarea, select, input:not([type=radio], [type=checkbox])");
}

