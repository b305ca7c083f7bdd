// Starts the runtime of the page the first time an island needs it. Until then the page is HTML and CSS alone.
// When the runtime cannot be loaded the page stays as it is: everything on it works without scripts.

/** The URL of the runtime is an attribute of the element that loaded this file. */
const runtimeUrl = document.querySelector('script[data-runtime]')?.dataset.runtime;

/** A click on a button of an island that has not been hydrated is forgotten after this time. */
const REPLAY_LIMIT_MS = 10_000;

let isStarted = false;

async function start() {
  if (isStarted || !runtimeUrl) return;
  isStarted = true;
  try {
    const response = await fetch(runtimeUrl);
    // 404: the page has changed since it was loaded, and the new runtime would not fit this document.
    if (!response.ok) return;
    const { flight, bootstrap, scripts, preload } = await response.json();
    (self.__next_f ??= []).push(...flight);
    (globalThis.TURBOPACK ??= []).push(...bootstrap);
    for (const href of preload) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  } catch {
    // The network is unavailable: the next interaction tries again.
    isStarted = false;
  }
}

/** components/ui/core/Island.client.tsx sets the attribute. */
const isHydrated = (element) => element.closest('[data-island]').hasAttribute('data-hydrated');

/** A button of this kind does nothing without scripts, so its click can be repeated later. */
const hasNoNativeAction = (button) =>
  !button.disabled &&
  (button.type === 'button' || !button.form) &&
  !button.hasAttribute('popovertarget') &&
  !button.hasAttribute('commandfor');

/** Buttons that were clicked before they were hydrated, with the time of the last click. A second click on the same button counts once. */
const pendingClicks = new Map();

function replayClicks() {
  for (const [button, since] of pendingClicks) {
    if (!button.isConnected || performance.now() - since > REPLAY_LIMIT_MS) pendingClicks.delete(button);
    else if (isHydrated(button)) {
      pendingClicks.delete(button);
      button.click();
    }
  }
  if (pendingClicks.size > 0) setTimeout(replayClicks, 50);
}

function rememberClick(event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !hasNoNativeAction(button) || isHydrated(button)) return;
  if (pendingClicks.size === 0) setTimeout(replayClicks, 50);
  pendingClicks.set(button, performance.now());
}

for (const island of document.querySelectorAll('[data-island]')) {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) island.addEventListener(type, start, { passive: true });
  island.addEventListener('click', rememberClick);
}

/** Lists that scroll horizontally can be dragged with the mouse. Touch scrolls them without a script. */
function loadDragScroll({ pointerType }) {
  // The file has its hash in its name, which the server writes here.
  if (pointerType === 'mouse') void import('./drag-scroll.js').catch(() => undefined);
}

for (const list of document.querySelectorAll('[data-drag-scroll]'))
  list.addEventListener('pointerover', loadDragScroll, { passive: true, once: true });
