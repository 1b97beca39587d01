import { AppError } from '#core/errors.ts'
import type { Log } from '#runtime/log.ts'
import type { AdminTask } from '#store/adminProcess.ts'
import type { AdminPlace } from '#store/adminDatabase.ts'
import { applyRoles, databaseRoles, roleStatements } from '#store/applyRoles.ts'
import { refuseCommand } from './command.ts'

export const DB_ROLES = 'db-roles'

export const dbRolesHelp = `db-roles: upgrade the schema and grant each process’s database role its rights; safe to repeat

  admin db-roles [--print] [--attester]

  --print     print the statements and change nothing; needs no database
  --attester  the database is that of an attester
`

/** `db-roles` runs as the owner of the tables, possibly before any exist, so it opens no store. */
export function dbRolesTask(args: readonly string[], env: AdminPlace, log: Log): AdminTask {
  const unknown = args.find((arg) => arg !== '--print' && arg !== '--attester')
  if (unknown !== undefined) throw refuseCommand(`“${DB_ROLES}” takes --print and --attester, not “${unknown}”.`)
  const isAttester = args.includes('--attester')
  if (args.includes('--print'))
    return {
      env,
      task: async () =>
        roleStatements(isAttester)
          .map((statement) => `${statement};`)
          .join('\n'),
    }
  return {
    env,
    task: async () => {
      if (!env.DATABASE_URL)
        throw new AppError('database_embedded', 'The embedded database has one user. Set DATABASE_URL to PostgreSQL.', {
          retriable: false,
        })
      await applyRoles({ url: env.DATABASE_URL, isAttester, log })
      return summary(isAttester)
    },
  }
}

function summary(isAttester: boolean): string {
  const { attester, ...shared } = databaseRoles
  const roles = isAttester ? [attester] : Object.values(shared)
  return [
    `rights granted to ${roles.join(', ')}`,
    'A role can log in once it has a password: alter role <name> password …; then name it in the DATABASE_URL of its process.',
  ].join('\n')
}
