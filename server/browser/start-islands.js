// Starts the page's runtime the first time an island is wanted. Until then the page is HTML and CSS alone.
// A browser that can't get it leaves the page as it is: everything on it works without.

/** The element that loaded this file says where the runtime is. */
const address = document.querySelector('script[data-runtime]')?.dataset.runtime;

/** Patience with a press of a button that is still waiting for its island. */
const REPLAY_LIMIT_MS = 10_000;

let started = false;

async function start() {
  if (started || !address) return;
  started = true;
  try {
    const answer = await fetch(address);
    // The page has changed since it was loaded: its runtime would not fit this document.
    if (!answer.ok) return;
    const { flight, boot, scripts, preload } = await answer.json();
    (self.__next_f ??= []).push(...flight);
    (globalThis.TURBOPACK ??= []).push(...boot);
    for (const href of preload) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  } catch {
    // No connection at the moment: the next touch tries again.
    started = false;
  }
}

/** React leaves its properties on every element it has taken over. */
const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Without script, such a button does nothing at all: its press can be kept and done later, once. */
const isIdleButton = (button) =>
  !button.disabled &&
  (button.type === 'button' || !button.form) &&
  !button.hasAttribute('popovertarget') &&
  !button.hasAttribute('commandfor');

/** Presses that wait, in the order they came. Pressing a button again while it waits is the same wish. */
const waiting = new Map();

function replay() {
  for (const [button, since] of waiting) {
    if (!button.isConnected || performance.now() - since > REPLAY_LIMIT_MS) waiting.delete(button);
    else if (isAlive(button)) {
      waiting.delete(button);
      button.click();
    }
  }
  if (waiting.size > 0) setTimeout(replay, 50);
}

function keepPress(event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !isIdleButton(button) || isAlive(button)) return;
  if (waiting.size === 0) setTimeout(replay, 50);
  waiting.set(button, performance.now());
}

const seen = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    void start();
  },
  { rootMargin: '200px' },
);

for (const island of document.querySelectorAll('[data-island]')) {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) island.addEventListener(type, start, { passive: true });
  island.addEventListener('click', keepPress);
  const { island: when } = island.dataset;
  if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
  // The island's own element has no box (display: contents).
  else if (when === 'visible') for (const child of island.children) seen.observe(child);
}
