/** A browser through its remote protocol: what the journeys need of one, and no more. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  /** Name and version, as the browser reports them. */
  readonly browser: string
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page, which gets it as text: it sees its arguments and nothing around it. Both ways travel as JSON. */
  run<A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A): Promise<T>
  tap(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Errors on the console so far; always empty with the classic WebDriver, which does not report them. */
  errors(): readonly string[]
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape'

/** A browser of this machine, or the Debian packages that it lacks. */
export type Found = { readonly open: () => Promise<Driver> } | { readonly missing: readonly string[] }
