import { type FileHandle, mkdir, open, readFile, rename, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { Log } from '#runtime/log.ts'
import { decodeRecord, type JournalRecord } from './record.ts'

interface Copy {
  content: Buffer
  /** Its complete records; null if one in the middle is damaged. */
  payloads: Buffer[] | null
  damage: unknown
}

/** Opens every copy for appending, after completing each with the records of the others. */
export async function openCopies(
  paths: readonly string[],
  log: Log | undefined,
): Promise<{ files: FileHandle[]; records: JournalRecord[] }> {
  for (const path of paths) await mkdir(dirname(path), { recursive: true })
  const copies = await Promise.all(paths.map(readCopy))
  const payloads = union(copies)
  for (const [i, path] of paths.entries()) await repair(path, copies[i], payloads, log)
  const files: FileHandle[] = []
  try {
    for (const path of paths) files.push(await open(path, 'a'))
    await refuseSameFile(files)
    for (const path of paths) await syncFolder(dirname(path))
    return { files, records: payloads.map(decodeRecord) }
  } catch (error) {
    await closeAll(files)
    throw error
  }
}

/**
 * Reads the current records of the copies; one that is being written may be missing. @throws AppError `journal_corrupt`
 */
export const readCopies = async (paths: readonly string[]): Promise<JournalRecord[]> =>
  union(await Promise.all(paths.map(readCopy))).map(decodeRecord)

export const closeAll = async (files: readonly FileHandle[]): Promise<void> =>
  void (await Promise.all(files.map((file) => file.close())))

async function readCopy(path: string): Promise<Copy> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  try {
    return { content, payloads: parseFrames(content).payloads, damage: null }
  } catch (damage) {
    return { content, payloads: null, damage }
  }
}

/** Records of all intact copies, in an order consistent with each. Usually one copy is a prefix of the other. */
function union(copies: readonly Copy[]): Buffer[] {
  const sound = copies.flatMap(({ payloads }) => (payloads ? [payloads] : []))
  const [first, ...others] = sound.sort((a, b) => b.length - a.length)
  if (!first) throw copies[0]?.damage
  return others.reduce(merge, first)
}

/** Inserts records that only `other` has after their predecessors there. */
function merge(all: readonly Buffer[], other: readonly Buffer[]): Buffer[] {
  const key = (payload: Buffer): string => payload.toString('utf8')
  const known = new Set(all.map(key))
  const following = new Map<string | null, Buffer[]>()
  let last: string | null = null
  for (const payload of other) {
    if (known.has(key(payload))) last = key(payload)
    else following.set(last, [...(following.get(last) ?? []), payload])
  }
  return [...(following.get(null) ?? []), ...all.flatMap((each) => [each, ...(following.get(key(each)) ?? [])])]
}

/** Cuts off a torn end; rewrites an incomplete or damaged copy, and keeps the damaged one under another name. */
async function repair(path: string, copy: Copy | undefined, payloads: readonly Buffer[], log?: Log): Promise<void> {
  const whole = Buffer.concat(payloads.map(frame))
  if (!copy || copy.content.equals(whole)) return
  if (copy.content.subarray(0, whole.length).equals(whole)) return truncate(path, whole.length)
  log?.warn(
    { path, damaged: copy.payloads === null, records: payloads.length },
    'a copy of the intent journal is rebuilt',
  )
  if (copy.payloads === null) await rename(path, `${path}.damaged`)
  const rebuilt = await open(`${path}.rebuilt`, 'w')
  try {
    await rebuilt.writeFile(whole)
    await rebuilt.sync()
  } finally {
    await rebuilt.close()
  }
  await rename(`${path}.rebuilt`, path)
}

async function refuseSameFile(files: readonly FileHandle[]): Promise<void> {
  const places = await Promise.all(files.map((file) => file.stat()))
  if (new Set(places.map(({ dev, ino }) => `${dev}:${ino}`)).size === places.length) return
  throw new AppError('journal_mirror_same', 'The intent journal and its mirror are one file: name another disk.', {
    retriable: false,
  })
}

/**
 * A new file's name is on disk only once its folder is synced. Systems that can't open a folder handle that themselves.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

/** `magic(4) length(4) sha256 head(8) payload`: distinguishes damaged from intact records at any position. */
const MAGIC = Buffer.from('CWJ1')
const HEAD = 16

const checksum = (payload: Buffer): Buffer => createHash('sha256').update(payload).digest().subarray(0, 8)

export function frame(payload: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(payload.length)
  return Buffer.concat([MAGIC, length, checksum(payload), payload])
}

/** @throws AppError `journal_corrupt` if an intact record follows a damaged one */
function parseFrames(content: Buffer): { payloads: Buffer[]; soundBytes: number } {
  const payloads: Buffer[] = []
  let at = 0
  for (let payload = payloadAt(content, at); payload; payload = payloadAt(content, at)) {
    payloads.push(payload)
    at += HEAD + payload.length
  }
  for (let later = content.indexOf(MAGIC, at + 1); later !== -1; later = content.indexOf(MAGIC, later + 1)) {
    if (payloadAt(content, later)) {
      throw new AppError(
        'journal_corrupt',
        'The intent journal is damaged in the middle. Restore it from a backup before any payout goes out.',
        { retriable: false },
      )
    }
  }
  return { payloads, soundBytes: at }
}

function payloadAt(content: Buffer, at: number): Buffer | null {
  if (at + HEAD > content.length || !content.subarray(at, at + 4).equals(MAGIC)) return null
  const payload = content.subarray(at + HEAD, at + HEAD + content.readUInt32BE(at + 4))
  const whole = payload.length === content.readUInt32BE(at + 4)
  return whole && checksum(payload).equals(content.subarray(at + 8, at + HEAD)) ? payload : null
}
