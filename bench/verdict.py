"""Each target with what came of it, in one line."""


def judge(is_met: bool, target: str, found: str) -> str:
    return f"{'met    ' if is_met else 'NOT MET'} {target}: {found}"


def say(is_met: bool, target: str, found: str) -> None:
    print(f"  {judge(is_met, target, found)}", flush=True)
