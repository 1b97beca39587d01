import type { SentEvent } from '../hostScript.ts'

export interface LogEntry extends SentEvent {
  readonly id: number
  readonly from: 'app' | 'host'
  /** True if a Telegram of this version supports it. */
  readonly known: boolean
}

const MOST = 500

export const logged = (log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] => [entry, ...log].slice(0, MOST)

export const dataText = (data: unknown): string =>
  data === undefined ? '' : typeof data === 'string' ? data : JSON.stringify(data)

/** Entries whose name or content includes all the words. */
export function matching(log: readonly LogEntry[], filter: string): readonly LogEntry[] {
  const asked = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return log.filter(({ type, data }) => {
    const all = `${type} ${dataText(data)}`.toLowerCase()
    return asked.every((word) => all.includes(word))
  })
}
