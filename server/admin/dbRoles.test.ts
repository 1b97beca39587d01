import { describe, expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import { dbRolesTask } from './dbRoles.ts'

const place = { DATA_DIR: 'data' }

describe('admin db-roles', () => {
  it('prints statements that leave no earlier right, without a database', async () => {
    const printed = await dbRolesTask(['--print'], place, silentLog).task()
    expect(printed).toContain('revoke all on all tables in schema public from causeway_server;')
    expect(printed).toContain('grant select on "deposits" to causeway_server;')
    expect(printed).toContain(
      'grant update ("deposit_hint", "deposit_hinted_at", "updated_at") on "orders" to causeway_server;',
    )
    expect(printed).not.toMatch(
      /grant (insert|update|delete)[^;]* on "(deposits|slots|disbursements)" to causeway_(server|bot|reconciler)/,
    )
    const attester = await dbRolesTask(['--attester', '--print'], place, silentLog).task()
    expect(attester).toContain('grant select, insert on "attestations" to causeway_attester;')
    expect(attester).not.toContain('orders')
  })

  it('refuses the embedded database, and unknown arguments', async () => {
    await expect(dbRolesTask([], place, silentLog).task()).rejects.toMatchObject({ reason: 'database_embedded' })
    expect(() => dbRolesTask(['--prnt'], place, silentLog)).toThrow('“db-roles” takes --print and --attester')
  })
})
