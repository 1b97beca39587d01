/** Terminal output for the user; logs go elsewhere. */
export interface Say {
  part(name: string, detail: string): void
  line(text: string): void
}

export function createSay(write: (text: string) => void, started = performance.now()): Say {
  return {
    part: (name, detail) =>
      write(`  ✓ ${name.padEnd(13)} ${detail.padEnd(66)} ${((performance.now() - started) / 1000).toFixed(1)} s\n`),
    line: (text) => write(`${text}\n`),
  }
}
