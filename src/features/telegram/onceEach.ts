/** Returns true for the first call with a name, then false. */
export function createOnceEach(): (name: string) => boolean {
  const asked = new Set<string>()
  return (name) => {
    const first = !asked.has(name)
    asked.add(name)
    return first
  }
}
