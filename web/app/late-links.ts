import { whenIdle } from '#web/browser/when-idle.ts';

/** What the head of the page names and nobody waits for, such as the manifest of the installed app. */
export async function followLateLinks(): Promise<void> {
  await whenIdle();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
    link.rel = link.dataset.rel ?? '';
}
