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
 * Holds a data folder for this process: PGlite itself lets a second process write to the same files. The lock is a listening socket named
 * from the folder's real path, which the caller gives, so the system lets go of it when the process ends, however it ends.
 * @throws AppError `data_folder_in_use`.
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

/** Only a socket that is a file outlives its process; abstract sockets and pipes cannot be stale. */
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
