// Lets the mouse drag lists that scroll horizontally. The loader of the islands imports this file when a mouse first points at such a list.
// Touch, trackpads, the wheel and the keyboard scroll these lists without a script.

/** A press that moves less than this is a click. */
const THRESHOLD_PX = 6;

/** How far a list rolls on after the release, as the time for which it keeps its speed. */
const MOMENTUM_MS = 200;

/** A slower release is not a throw: the list settles at the nearest item. */
const THROW_PX_PER_MS = 0.3;

/** A mouse that rested for longer than this before the release has no speed. */
const REST_MS = 80;

/** A list that has nowhere to scroll to reports no end of scrolling: snapping starts again after this time. */
const SETTLE_LIMIT_MS = 1500;

/** Fields and buttons use the mouse themselves. */
const ownControls = 'button, input, select, textarea, label, summary, video, audio, iframe';

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The distance by which the list must scroll to align an item with its start, in pixels to the right. */
function getDistance(list, item) {
  const box = item.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  const { direction, scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(list);
  if (direction === 'rtl') return box.right - view.right + (Number.parseFloat(scrollPaddingRight) || 0);
  return box.left - view.left - (Number.parseFloat(scrollPaddingLeft) || 0);
}

/** Whether the mouse is over text that can be selected. A press on a link drags the link or the list, but selects nothing. */
function isOverText({ target, clientX, clientY }) {
  if (target.closest('a')) return false;
  const range = document.createRange();
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    );
  });
}

/** Chooses the item at which the list comes to rest. A throw never returns to where it came from. */
function chooseDistance(list, speed) {
  const distances = Array.from(list.querySelectorAll('li'), (item) => getDistance(list, item));
  const isThrown = Math.abs(speed) > THROW_PX_PER_MS;
  const ahead = isThrown ? distances.filter((distance) => distance * speed > 0) : distances;
  const wanted = isThrown ? speed * MOMENTUM_MS : 0;
  const rank = (distance) => Math.abs(distance - wanted);
  return ahead.toSorted((a, b) => rank(a) - rank(b))[0] ?? 0;
}

/** Styles of a list at rest. */
const restStyles = { scrollSnapType: '', userSelect: '', cursor: 'grab' };

/** Styles of a list that follows the mouse. Snapping would move it away from the mouse. */
const draggedStyles = { scrollSnapType: 'none', userSelect: 'none', cursor: 'grabbing' };

function makeDraggable(list) {
  /** The press in progress: where it began, where the list was, and the last position. */
  let press = null;
  let isDragging = false;
  let wasDragged = false;
  let settleTimer;

  /** Lets the browser snap again, which moves nothing if the list rests at an item. */
  const endSettling = () => {
    clearTimeout(settleTimer);
    list.removeEventListener('scrollend', endSettling);
    if (!isDragging) Object.assign(list.style, restStyles);
  };

  /** Scrolls to an item. Snapping stays off until then, because the browser would jump to the nearest item at once. */
  const settle = (speed) => {
    isDragging = false;
    Object.assign(list.style, { ...restStyles, scrollSnapType: 'none' });
    const isInstant = prefersReducedMotion.matches;
    list.scrollBy({ left: chooseDistance(list, speed), behavior: isInstant ? 'instant' : 'smooth' });
    if (isInstant) {
      endSettling();
      return;
    }
    list.addEventListener('scrollend', endSettling);
    settleTimer = setTimeout(endSettling, SETTLE_LIMIT_MS);
  };

  const release = (event) => {
    if (!press) return;
    const speed = event.timeStamp - press.lastTime > REST_MS ? 0 : press.speed;
    press = null;
    if (isDragging) settle(speed);
  };

  list.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    const isPlain =
      event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isPlain || event.target.closest(ownControls) || isOverText(event) || list.scrollWidth <= list.clientWidth) return;
    press = { x: event.clientX, y: event.clientY, scrollLeft: list.scrollLeft, lastX: event.clientX, lastTime: event.timeStamp, speed: 0 };
  });

  // Several clicks in a row select words and paragraphs.
  list.addEventListener('mousedown', ({ detail }) => {
    if (detail > 1) press = null;
  });

  list.addEventListener('pointermove', (event) => {
    // The button may have been released outside of the list.
    if (press && (event.buttons & 1) === 0) release(event);
    if (!press) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!isDragging) {
      if (Math.hypot(x, y) < THRESHOLD_PX) return;
      // A movement up or down selects text, as elsewhere.
      if (Math.abs(y) > Math.abs(x)) {
        press = null;
        return;
      }
      isDragging = true;
      wasDragged = true;
      Object.assign(list.style, draggedStyles);
      list.setPointerCapture(event.pointerId);
      getSelection()?.removeAllRanges();
    }
    list.scrollLeft = press.scrollLeft - x;
    const elapsed = event.timeStamp - press.lastTime;
    if (elapsed === 0) return;
    // The mean of this movement and those before it, because single events are imprecise.
    const speed = (press.speed + (press.lastX - event.clientX) / elapsed) / 2;
    Object.assign(press, { speed, lastX: event.clientX, lastTime: event.timeStamp });
  });

  for (const type of ['pointerup', 'pointercancel']) list.addEventListener(type, release);

  // Browsers drag links and pictures themselves, which would end the press.
  list.addEventListener('dragstart', (event) => {
    if (press) event.preventDefault();
  });
  // The release of a drag is not a click on the card below it.
  list.addEventListener(
    'click',
    (event) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

for (const list of document.querySelectorAll('[data-drag-scroll]')) {
  makeDraggable(list);
  Object.assign(list.style, restStyles);
}
