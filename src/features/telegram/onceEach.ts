/** Yes the first time that it is asked for a name, and never again. */
export function createOnceEach(): (name: string) => boolean {
  const asked = new Set<string>()
  return (name) => {
    const first = !asked.has(name)
    asked.add(name)
    return first
  }
}
