import { fileURLToPath } from 'node:url'
import type { Pace } from '#store/notices/types.ts'
import { startProcess, type StartedProcess } from '#runtime/testing/startProcess.ts'

export interface ReplicaOptions {
  readonly url: string
  readonly apiRoot: string
  readonly token: string
  readonly pace: Pace
  readonly requestMs: number
}
export type Replica = StartedProcess

const file = fileURLToPath(new URL('./replicaProcess.ts', import.meta.url))

/** Starts a sender as a real process. */
export const startReplica = (options: ReplicaOptions): Promise<Replica> => startProcess(file, options)
