// Whether a passkey was used in this browser before. Then the log-in page offers it at once; everybody else's page loads nothing for it.
const KEY = 'playlight-passkey';

export function rememberPasskey(): void {
  try {
    localStorage.setItem(KEY, 'used');
  } catch {
    // Storage may be closed; the button still works.
  }
}

export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
