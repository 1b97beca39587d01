import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Locks a data folder for this process, which PGlite doesn't do. The lock is a listening socket named after the
 * folder's real path, so the system releases it with the process.
 * @throws AppError `data_folder_in_use`
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = socketName(folder)
  const server = await listen(name).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (isFile(name) && !(await answers(name))) {
      rmSync(name, { force: true })
      return listen(name).catch(() => null)
    }
    return null
  })
  if (!server) {
    throw new AppError(
      'data_folder_in_use',
      `Another process is using the data folder ${folder}. Stop it, or start with another folder.`,
      { retriable: false },
    )
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function socketName(path: string): string {
  const id = `causeway-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${id}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`)
}

/** Only a socket file outlives its process; abstract sockets and pipes can't be stale. */
const isFile = (name: string): boolean => name.startsWith('/')

function listen(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(name, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
