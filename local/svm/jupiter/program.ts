import { PublicKey } from '@solana/web3.js'
import { JUPITER } from '#server/swaps/jupiter/calls.ts'

/**
 * Stand-in of Jupiter's program: the two swaps through its own accounts, with one exchange that pays what the route says, from an account
 * of the program. It checks the bounds as Jupiter does, and its transfers are those of the token program.
 *
 * Route: the amount of the other side, and the least balance of the paying account below which the price counts as moved.
 */

const SEED = Buffer.from('standin1')
const [authority, bump] = PublicKey.findProgramAddressSync([SEED], new PublicKey(JUPITER))
/** Owns the accounts that take and pay. */
export const programAuthority = authority

/** Bytes of the route behind the head of an instruction. */
export function routeBytes(other: bigint, leastBalance: bigint): Buffer {
  const bytes = Buffer.alloc(20)
  bytes.writeUInt32LE(1, 0)
  bytes.writeBigUInt64LE(other, 4)
  bytes.writeBigUInt64LE(leastBalance, 12)
  return bytes
}

const SLIPPAGE = 6001

type Word = Buffer
const word = (opcode: number, dst: number, src: number, offset: number, imm: number): Word => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt8(opcode, 0)
  bytes.writeUInt8(dst | (src << 4), 1)
  bytes.writeInt16LE(offset, 2)
  bytes.writeInt32LE(imm, 4)
  return bytes
}

/** Assembles eBPF words with labels. */
function createAssembler() {
  const words: Word[] = []
  const labels = new Map<string, number>()
  const jumps: { at: number; label: string }[] = []
  const calls: number[] = []
  const jump = (opcode: number, dst: number, src: number, imm: number, label: string): void => {
    jumps.push({ at: words.length, label })
    words.push(word(opcode, dst, src, 0, imm))
  }
  return {
    label: (name: string) => void labels.set(name, words.length),
    set: (dst: number, imm: number) => void words.push(word(0xb7, dst, 0, 0, imm)),
    copy: (dst: number, src: number) => void words.push(word(0xbf, dst, src, 0, 0)),
    add: (dst: number, imm: number) => void words.push(word(0x07, dst, 0, 0, imm)),
    addReg: (dst: number, src: number) => void words.push(word(0x0f, dst, src, 0, 0)),
    subReg: (dst: number, src: number) => void words.push(word(0x1f, dst, src, 0, 0)),
    mul: (dst: number, imm: number) => void words.push(word(0x27, dst, 0, 0, imm)),
    mulReg: (dst: number, src: number) => void words.push(word(0x2f, dst, src, 0, 0)),
    and: (dst: number, imm: number) => void words.push(word(0x57, dst, 0, 0, imm)),
    shift: (dst: number, imm: number) => void words.push(word(0x67, dst, 0, 0, imm)),
    load: (size: 1 | 2 | 8, dst: number, src: number, offset: number) =>
      void words.push(word({ 1: 0x71, 2: 0x69, 8: 0x79 }[size], dst, src, offset, 0)),
    store: (size: 1 | 8, dst: number, offset: number, src: number) =>
      void words.push(word({ 1: 0x73, 8: 0x7b }[size], dst, src, offset, 0)),
    storeImm: (size: 1 | 8, dst: number, offset: number, imm: number) =>
      void words.push(word({ 1: 0x72, 8: 0x7a }[size], dst, 0, offset, imm)),
    wide: (dst: number, value: bigint) =>
      void words.push(
        word(0x18, dst, 0, 0, Number(BigInt.asIntN(32, value))),
        word(0, 0, 0, 0, Number(BigInt.asIntN(32, value >> 32n))),
      ),
    goto: (label: string) => jump(0x05, 0, 0, 0, label),
    ifEqual: (dst: number, imm: number, label: string) => jump(0x15, dst, 0, imm, label),
    ifEqualReg: (dst: number, src: number, label: string) => jump(0x1d, dst, src, 0, label),
    ifBelow: (dst: number, src: number, label: string) => jump(0xad, dst, src, 0, label),
    ifAbove: (dst: number, src: number, label: string) => jump(0x2d, dst, src, 0, label),
    invoke: () => {
      calls.push(words.length)
      words.push(word(0x85, 0, 1, 0, -1))
    },
    exit: () => void words.push(word(0x95, 0, 0, 0, 0)),
    finish: (): { text: Buffer; calls: readonly number[] } => {
      for (const { at, label } of jumps) words[at]?.writeInt16LE((labels.get(label) ?? 0) - at - 1, 2)
      return { text: Buffer.concat(words), calls }
    },
  }
}

const STACK = 10
const INPUT = 1
/** Offsets in an account of the input. */
const [KEY, OWNER, LAMPORTS, LENGTH, DATA] = [8, 40, 72, 80, 88] as const
/** Places below the top of the stack. */
const [TAKEN, PAID, TRANSFER, CALL, METAS, INFOS, SEEDS, POINTERS] = [
  -8, -16, -32, -80, -160, -400, -480, -1024,
] as const

function code(): { text: Buffer; calls: readonly number[] } {
  const a = createAssembler()
  // Pointers to all accounts: their sizes differ, and a repeated one is eight bytes.
  a.copy(7, INPUT)
  a.load(8, 8, 7, 0)
  a.add(7, 8)
  a.set(9, 0)
  a.label('account')
  a.ifEqualReg(9, 8, 'read')
  a.copy(2, 9)
  a.shift(2, 3)
  a.copy(1, STACK)
  a.add(1, POINTERS)
  a.addReg(1, 2)
  a.store(8, 1, 0, 7)
  a.load(1, 3, 7, 0)
  a.ifEqual(3, 0xff, 'whole')
  a.add(7, 8)
  a.goto('next')
  a.label('whole')
  a.load(8, 3, 7, LENGTH)
  a.add(7, DATA + 10_240 + 7)
  a.addReg(7, 3)
  a.and(7, -8)
  a.add(7, 8)
  a.label('next')
  a.add(9, 1)
  a.goto('account')
  a.label('read')
  a.add(7, 8)
  a.load(8, 1, 7, 9)
  a.load(8, 2, 7, 17)
  a.load(2, 3, 7, 25)
  a.load(8, 4, 7, 35)
  a.load(8, 5, 7, 43)
  // The paying account's balance decides whether the price has moved.
  a.load(8, 6, STACK, POINTERS + 8 * 4)
  a.load(8, 6, 6, DATA + 64)
  a.ifBelow(6, 5, 'moved')
  a.load(1, 6, 7, 0)
  a.set(5, 10_000)
  a.ifEqual(6, 0xd1, 'send')
  a.store(8, STACK, TAKEN, 4)
  a.store(8, STACK, PAID, 1)
  a.addReg(5, 3)
  a.mulReg(2, 5)
  a.mul(4, 10_000)
  a.ifAbove(4, 2, 'moved')
  a.goto('transfers')
  a.label('send')
  a.store(8, STACK, TAKEN, 1)
  a.store(8, STACK, PAID, 4)
  a.subReg(5, 3)
  a.mulReg(2, 5)
  a.mul(4, 10_000)
  a.ifBelow(4, 2, 'moved')
  a.label('transfers')
  transfer(a, { from: 2, to: 3, by: 1, amount: TAKEN, isSigned: false })
  transfer(a, { from: 4, to: 5, by: 0, amount: PAID, isSigned: true })
  a.set(0, 0)
  a.exit()
  a.label('moved')
  a.set(0, SLIPPAGE)
  a.exit()
  return a.finish()
}

interface Transfer {
  readonly from: number
  readonly to: number
  readonly by: number
  readonly amount: number
  readonly isSigned: boolean
}

/** Calls the token program's transfer; the program's authority signs with its seeds. */
function transfer(a: ReturnType<typeof createAssembler>, { from, to, by, amount, isSigned }: Transfer): void {
  const accounts = [from, to, by]
  const address = (dst: number, offset: number): void => {
    a.copy(dst, STACK)
    a.add(dst, offset)
  }
  a.storeImm(1, STACK, TRANSFER, 3)
  a.load(8, 1, STACK, amount)
  a.store(8, STACK, TRANSFER + 1, 1)
  accounts.forEach((account, place) => {
    a.load(8, 1, STACK, POINTERS + 8 * account)
    const meta = METAS + 16 * place
    a.copy(2, 1)
    a.add(2, KEY)
    a.store(8, STACK, meta, 2)
    a.storeImm(1, STACK, meta + 8, place < 2 ? 1 : 0)
    a.storeImm(1, STACK, meta + 9, place === 2 ? 1 : 0)
    const info = INFOS + 56 * place
    for (const [field, offset] of [
      [0, KEY],
      [8, LAMPORTS],
      [24, DATA],
      [32, OWNER],
    ] as const) {
      a.copy(2, 1)
      a.add(2, offset)
      a.store(8, STACK, info + field, 2)
    }
    a.load(8, 2, 1, LENGTH)
    a.store(8, STACK, info + 16, 2)
    a.storeImm(8, STACK, info + 40, 0)
    for (const [field, offset] of [
      [48, 1],
      [49, 2],
      [50, 3],
    ] as const) {
      a.load(1, 2, 1, offset)
      a.store(1, STACK, info + field, 2)
    }
  })
  a.load(8, 1, STACK, POINTERS + 8 * 8)
  a.add(1, KEY)
  a.store(8, STACK, CALL, 1)
  address(1, METAS)
  a.store(8, STACK, CALL + 8, 1)
  a.storeImm(8, STACK, CALL + 16, 3)
  address(1, TRANSFER)
  a.store(8, STACK, CALL + 24, 1)
  a.storeImm(8, STACK, CALL + 32, 9)
  a.wide(1, SEED.readBigUInt64LE(0))
  a.store(8, STACK, SEEDS, 1)
  a.storeImm(1, STACK, SEEDS + 8, bump)
  address(1, SEEDS)
  a.store(8, STACK, SEEDS + 16, 1)
  a.storeImm(8, STACK, SEEDS + 24, 8)
  address(1, SEEDS + 8)
  a.store(8, STACK, SEEDS + 32, 1)
  a.storeImm(8, STACK, SEEDS + 40, 1)
  address(1, SEEDS + 16)
  a.store(8, STACK, SEEDS + 48, 1)
  a.storeImm(8, STACK, SEEDS + 56, 2)
  address(1, CALL)
  address(2, INFOS)
  a.set(3, 3)
  address(4, SEEDS + 48)
  a.set(5, isSigned ? 1 : 0)
  a.invoke()
}

/** The program as an ELF file, as the loader of the network takes it. */
export function standInProgram(): Buffer {
  const { text, calls } = code()
  const names = Buffer.from('\0sol_invoke_signed_c\0')
  const sectionNames = Buffer.from('\0.text\0.dynamic\0.dynsym\0.dynstr\0.rel.dyn\0.shstrtab\0')
  const textAt = 64 + 3 * 56
  const dynamicAt = textAt + text.length
  const symbolsAt = dynamicAt + 7 * 16
  const namesAt = symbolsAt + 2 * 24
  const relocationsAt = (namesAt + names.length + 7) & ~7
  const sectionNamesAt = relocationsAt + calls.length * 16
  const sectionsAt = (sectionNamesAt + sectionNames.length + 7) & ~7
  const file = Buffer.alloc(sectionsAt + 7 * 64)
  const put = (at: number, ...values: readonly (number | bigint)[]): void =>
    values.forEach((value, place) => file.writeBigUInt64LE(BigInt(value), at + 8 * place))
  Buffer.from('7f454c4602010100', 'hex').copy(file)
  file.writeUInt16LE(3, 16)
  file.writeUInt16LE(247, 18)
  file.writeUInt32LE(1, 20)
  put(24, textAt, 64, sectionsAt)
  ;[64, 56, 3, 64, 7, 6].forEach((value, place) => file.writeUInt16LE(value, 52 + 2 * place))
  const segment = (place: number, type: number, flags: number, at: number, size: number): void => {
    const start = 64 + 56 * place
    file.writeUInt32LE(type, start)
    file.writeUInt32LE(flags, start + 4)
    put(start + 8, at, at, at, size, size, 8)
  }
  segment(0, 1, 5, textAt, text.length)
  segment(1, 1, 4, dynamicAt, sectionNamesAt - dynamicAt)
  segment(2, 2, 4, dynamicAt, 7 * 16)
  text.copy(file, textAt)
  // Relocations, their size, their entry's size, symbols, their entry's size, names, and the end.
  const entries = [
    [17, relocationsAt],
    [18, calls.length * 16],
    [19, 16],
    [6, symbolsAt],
    [11, 24],
    [5, namesAt],
    [0, 0],
  ] as const
  entries.forEach(([tag, value], place) => put(dynamicAt + 16 * place, tag, value))
  file.writeUInt32LE(1, symbolsAt + 24)
  file.writeUInt8(0x10, symbolsAt + 28)
  names.copy(file, namesAt)
  calls.forEach((index, place) => put(relocationsAt + 16 * place, textAt + 8 * index, (1n << 32n) | 10n))
  sectionNames.copy(file, sectionNamesAt)
  const section = (
    place: number,
    name: string,
    [type, flags, at, size, link, entry]: readonly [number, number, number, number, number, number],
  ): void => {
    const start = sectionsAt + 64 * place
    file.writeUInt32LE(sectionNames.indexOf(`${name}\0`), start)
    file.writeUInt32LE(type, start + 4)
    put(start + 8, flags, at, at, size)
    file.writeUInt32LE(link, start + 40)
    put(start + 48, 8, entry)
  }
  section(1, '.text', [1, 6, textAt, text.length, 0, 0])
  section(2, '.dynamic', [6, 3, dynamicAt, 7 * 16, 4, 16])
  section(3, '.dynsym', [11, 2, symbolsAt, 48, 4, 24])
  section(4, '.dynstr', [3, 2, namesAt, names.length, 0, 0])
  section(5, '.rel.dyn', [9, 2, relocationsAt, calls.length * 16, 3, 16])
  section(6, '.shstrtab', [3, 0, sectionNamesAt, sectionNames.length, 0, 0])
  return file
}
