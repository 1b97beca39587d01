import { AppError } from './errors.ts'

/** Limits a wait; the work itself continues. @throws AppError `timed_out` (504) after `ms`, the work's own */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new AppError('timed_out', 'The network took too long to respond.', { status: 504 }))
    const timer = setTimeout(late, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
