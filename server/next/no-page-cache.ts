/**
 * Next's cache handler in the processes that render: nothing is cached, neither pages nor responses of the content service. The document server caches pages and
 * purges them when content changes. A second cache would have to be purged at the same moment in every process.
 */
class NoPageCache {
  async get(): Promise<null> {
    return await Promise.resolve(null);
  }

  async set(): Promise<void> {}

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

// Next reads the default export.
export default NoPageCache;
