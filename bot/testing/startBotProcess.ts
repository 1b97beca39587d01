import { fileURLToPath } from 'node:url'
import type { BotProcessOptions } from './botProcess.ts'
import { startProcess, type StartedProcess } from '#runtime/testing/startProcess.ts'

const file = fileURLToPath(new URL('./botProcess.ts', import.meta.url))

/** Starts the bot as a real process with long polling. */
export const startBotProcess = (options: BotProcessOptions): Promise<StartedProcess> => startProcess(file, options)
