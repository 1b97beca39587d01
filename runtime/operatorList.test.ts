import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { createOperatorList } from './operatorList.ts'

const evm = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const svm = 'HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-list-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ask = (list: ReturnType<typeof createOperatorList>, address: string) =>
  list.check({ stage: 'order', addresses: [{ chain: chainId(1), address }] })

it('refuses listed addresses in any spelling', async () => {
  const file = join(folder, 'list.txt')
  writeFileSync(file, `# sanctioned\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266  # first\n\n${svm}\n`)
  const list = createOperatorList(file)
  expect(await ask(list, evm)).toEqual({ reason: 'address_listed' })
  expect(await ask(list, svm)).toEqual({ reason: 'address_listed' })
  expect(await ask(list, svm.toLowerCase())).toBeNull()
})

it('reads the file again when it changes', async () => {
  const file = join(folder, 'list.txt')
  writeFileSync(file, '')
  const list = createOperatorList(file)
  expect(await ask(list, evm)).toBeNull()
  writeFileSync(file, evm)
  utimesSync(file, new Date(), new Date(Date.now() + 5000))
  expect(await ask(list, evm)).toEqual({ reason: 'address_listed' })
})
