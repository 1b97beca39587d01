import { accessSync, constants, statSync } from 'node:fs'
import { type AdminOptions, needed, refuseCommand } from './command.ts'

/** Returns the path in `--file` after a check that the file is readable. */
export function fileNamed(options: AdminOptions, what: string): string {
  const path = needed(options, 'file', what)
  if (kindOf(path) === 'missing') throw refuseCommand(`There is no file ${path}.`, 'file_missing')
  if (kindOf(path) === 'folder') throw refuseCommand(`${path} is a folder: --file names one file.`, 'file_unreadable')
  try {
    accessSync(path, constants.R_OK)
  } catch {
    throw refuseCommand(`${path} cannot be read by this user.`, 'file_unreadable')
  }
  return path
}

function kindOf(path: string): 'missing' | 'folder' | 'other' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other'
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'other'
  }
}
