// Whether gentle lines are wanted while playing: a setting of this browser, on unless switched off.
const TIPS_OFF_KEY = 'playlight.tipsOff';

export function areTipsOn(): boolean {
  try {
    return localStorage.getItem(TIPS_OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function setTipsOn(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(TIPS_OFF_KEY);
    else localStorage.setItem(TIPS_OFF_KEY, 'true');
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
