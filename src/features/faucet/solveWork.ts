import { AppError } from '#core/errors.ts'
import type { WorkOrder, WorkReport } from './work.worker.ts'

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

const startWorker = (): WorkerLike => new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })

/**
 * Finds the nonce of a challenge in a worker, so that the page stays responsive. Progress is the probability, 0 to 1, that so many tries
 * succeed.
 * @throws AppError `faucet_work_failed` if the browser can't run it; the signal's reason once it is aborted
 */
export function solveWork(
  order: WorkOrder,
  signal: AbortSignal,
  onProgress: (share: number) => void,
  start: () => WorkerLike = startWorker,
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const worker = start()
    const end = (settle: () => void): void => {
      worker.terminate()
      settle()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true })
    worker.addEventListener('error', () =>
      end(() => reject(new AppError('faucet_work_failed', 'This browser can’t run the check.', { status: 400 }))),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<WorkReport>) => {
      if ('nonce' in data) end(() => resolve(data.nonce))
      else onProgress(shareOf(data.tried, order.difficulty))
    })
    worker.postMessage(order, [])
  })
}

const shareOf = (tried: number, difficulty: number): number => 1 - Math.exp(-tried / 2 ** difficulty)
