import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { AppError } from '#core/errors.ts'

const why: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'is below a file',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'is on a full disk',
}

function unusable(folder: string, cause: unknown): AppError {
  const { code = '' } = cause as NodeJS.ErrnoException
  return new AppError(
    'data_folder_unusable',
    `The data folder ${folder} ${why[code] ?? `cannot be used (${code || String(cause)})`}: name another with --folder.`,
    { status: 400, cause },
  )
}

/** File system access; tests pass one that refuses. */
export interface FolderMaker {
  make(path: string): void
  requireWritable(path: string): void
}
const disk: FolderMaker = {
  make: (path) => void mkdirSync(path, { recursive: true }),
  requireWritable: (path) => accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK),
}

/**
 * Creates the folder and returns its real path, so that a link to it and the folder itself are one.
 * @throws AppError `data_folder_unusable`
 */
export function openDataFolder(folder: string, { make, requireWritable }: FolderMaker = disk): string {
  try {
    make(folder)
    requireWritable(folder)
    return realpathSync(folder)
  } catch (cause) {
    throw unusable(folder, cause)
  }
}

/**
 * Runs work on files in it, which another user may own although the folder is ours.
 * @throws AppError `data_folder_unusable`
 */
export async function inDataFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof Error && 'errno' in cause ? unusable(folder, cause) : cause
  }
}
