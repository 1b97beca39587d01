/**
 * Browser through its remote protocol, limited to the needs of the journeys. Coordinates are CSS pixels of the
 * viewport.
 */
export interface Driver {
  /** Name and version, as the browser reports them. */
  readonly browser: string
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page, which gets it as text: it sees only its arguments. Arguments and result are JSON. */
  run<A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A): Promise<T>
  tap(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Console errors so far; always empty with the classic WebDriver, which does not report them. */
  errors(): readonly string[]
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape'

/** Browser of this machine, or the missing Debian packages. */
export type Found = { readonly open: () => Promise<Driver> } | { readonly missing: readonly string[] }
