/** Changes the controls of a block in the sidebar of the editor. The function runs in the browser, because a block can have dozens of controls. */

type Attribute = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  items?: Attribute;
  properties?: Readonly<Record<string, Attribute>>;
  'x-ref'?: { to: string; as?: string };
  'x-type'?: string;
  'x-format'?: string;
  'x-focal-point-of'?: string;
};

/** What a `block.json` says about a block and its controls. */
export type BlockControls = { name: string; title: string; parent?: readonly string[]; attributes: Readonly<Record<string, Attribute>> };

/** @returns the kinds of controls of attributes, such as `array:object:Link` for links of the items of a list */
export const listKinds = (attributes: Readonly<Record<string, Attribute>>): string[] => Object.values(attributes).flatMap(getKinds);

function getKinds(attribute: Attribute): string[] {
  const { type = 'string', items, properties } = attribute;
  if (attribute['x-type'] === 'Link') return ['Link'];
  if (attribute['x-ref']) return [attribute['x-ref'].to === 'attachment' ? 'media' : 'reference'];
  if (attribute['x-focal-point-of']) return ['focal point'];
  const inner = [...(items ? getKinds(items) : []), ...listKinds(properties ?? {})];
  const kind = attribute.enum ? 'enum' : (attribute['x-format'] ?? type);
  return inner.length === 0 ? [kind] : inner.map((each) => `${kind}:${each}`);
}

/** Changes all controls of the selected block. @returns the values that the attributes should have. It contains everything that it calls. */
export async function changeControls({ title, attributes }: BlockControls): Promise<Record<string, unknown>> {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const waitFor = async <Found>(what: string, get: () => Found | null | undefined): Promise<Found> => {
    for (let tries = 0; tries < 400; tries++) {
      const found = get();
      if (found !== null && found !== undefined) return found;
      await wait(20);
    }
    throw new Error(`${title}: there is no ${what}.`);
  };
  const find = <Found extends HTMLElement = HTMLElement>(scope: ParentNode, selector: string) =>
    waitFor(selector, () => scope.querySelector<Found>(selector));
  const findText = (scope: ParentNode, selector: string, text: string) =>
    [...scope.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent.trim() === text);

  const enter = async (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    element.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    await wait(0);
  };

  const changeLink = async (scope: ParentNode) => {
    const url = 'https://example.com/yards';
    const toggle = await find(scope, 'button[aria-expanded]');
    toggle.click();
    await enter(await find<HTMLInputElement>(document, '.site-link-popover input'), url);
    (await find(document, '.site-link-popover [role="option"]')).click();
    await waitFor('chosen link', () => scope.querySelector('button[aria-label^="Remove"]'));
    if (toggle.getAttribute('aria-expanded') === 'true') toggle.click();
    await waitFor('closed link dialog', () => (document.querySelector('.site-link-popover') === null ? true : null));
    // WordPress takes the address as the text of the link until the editor enters one.
    return { url, title: url };
  };

  const chooseMedia = async (scope: ParentNode) => {
    (await find(scope, 'button[aria-label^="Choose"]')).click();
    const dialog = await find(document, '[role="dialog"]');
    (await find(dialog, '[role="option"]')).click();
    (await waitFor('button “Select”', () => findText(dialog, 'button:not([aria-disabled="true"]):not(:disabled)', 'Select'))).click();
    await find(scope, '.site-references li');
    await waitFor('closed media dialog', () => (document.querySelector('[role="dialog"]') === null ? true : null));
  };

  const chooseTarget = async (scope: ParentNode, isMultiple: boolean) => {
    const input = await find<HTMLInputElement>(scope, 'input[role="combobox"]');
    input.focus();
    input.click();
    (await find(scope, '[role="option"]')).click();
    await waitFor('chosen content', () => (isMultiple ? scope.querySelector('.site-references li') : input.value || null));
    input.blur();
  };

  const typeRichText = async (element: HTMLElement, text: string) => {
    element.focus();
    document.execCommand('insertText', false, text);
    await wait(0);
  };

  /** What the attribute is expected to have is `undefined` where only the control knows it, such as an id. */
  const change = async (scope: HTMLElement, attribute: Attribute, name: string): Promise<unknown> => {
    const { type, items, minimum = 0, maximum = 9999 } = attribute;
    const reference = attribute['x-ref'] ?? items?.['x-ref'];
    if (attribute['x-type'] === 'Link') return await changeLink(scope);
    if (reference) {
      if (reference.to === 'attachment') await chooseMedia(scope);
      else await chooseTarget(scope, type === 'array');
      return undefined;
    }
    if (attribute.enum) {
      const value = attribute.enum.findLast((choice) => choice !== attribute.default) ?? '';
      await enter(await find<HTMLSelectElement>(scope, 'select'), value);
      return value;
    }
    const text = `Text of ${name} “more”`;
    if (attribute['x-format'] === 'html') {
      await typeRichText(await find(scope, '.site-rich-text'), text);
      return text;
    }
    if (type === 'boolean') {
      (await find(scope, 'input')).click();
      await wait(0);
      return attribute.default !== true;
    }
    if (type === 'number' || type === 'integer') {
      const number = Math.min(maximum, Math.max(minimum, 3));
      await enter(await find<HTMLInputElement>(scope, 'input'), String(number));
      return number;
    }
    if (attribute['x-focal-point-of']) {
      (await find(scope, 'input[type="checkbox"]')).click();
      await enter(await find<HTMLInputElement>(scope, 'input[type="number"]'), '20');
      return { x: 0.2, y: 0.5 };
    }
    if (type === 'object') return await changeAll(await find(scope, 'fieldset'), attribute.properties ?? {});
    if (type === 'array') {
      const list = await find(scope, ':scope > fieldset');
      (await waitFor('button that adds', () => list.querySelector<HTMLElement>(':scope > button'))).click();
      const item = await find(list, '.site-item');
      const declared = items ?? { type: 'string' };
      return [declared.type === 'object' ? await changeAll(item, declared.properties ?? {}) : await change(item, declared, name)];
    }
    await enter(await find<HTMLInputElement>(scope, 'input, textarea'), text);
    return text;
  };

  const changeAll = async (scope: HTMLElement, declared: Readonly<Record<string, Attribute>>): Promise<Record<string, unknown>> => {
    const expected: Record<string, unknown> = {};
    const editable = Object.entries(declared).filter(([, { description }]) => description !== undefined);
    for (const [index, [name, attribute]] of editable.entries()) {
      const control = await waitFor(`control of ${name}`, () => scope.querySelectorAll<HTMLElement>(':scope > .site-attribute')[index]);
      const value = await change(control, attribute, name).catch((error: unknown) => {
        throw new Error(`${name}: ${String(error)}`);
      });
      if (value !== undefined) expected[name] = value;
    }
    return expected;
  };

  const heading = await waitFor('panel', () => findText(document, '.components-panel__body-title', title));
  return await changeAll(await waitFor('panel', () => heading.closest<HTMLElement>('.components-panel__body')), attributes);
}
