/** Ends the current task, so that the browser can react to the visitor and draw before the next one. */
export const waitForNextTask = async (): Promise<void> =>
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
