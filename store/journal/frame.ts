import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'

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
export function parseFrames(content: Buffer): { payloads: Buffer[]; soundBytes: number } {
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
