/** Limits how many requests of one kind are in progress, in total and per network, so that no network can take all of them. */
export interface Slots {
  /** Takes a slot. @returns a function that releases it, or the limit that has been reached */
  take: (network: string) => (() => void) | 'network-full' | 'full';
}

export function createSlots({ total, perNetwork }: { total: number; perNetwork: number }): Slots {
  const counts = new Map<string, number>();
  let taken = 0;
  return {
    take: (network) => {
      const count = counts.get(network) ?? 0;
      if (count >= perNetwork) return 'network-full';
      if (taken >= total) return 'full';
      taken++;
      counts.set(network, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        taken--;
        const rest = (counts.get(network) ?? 1) - 1;
        if (rest === 0) counts.delete(network);
        else counts.set(network, rest);
      };
    },
  };
}
