import { Badge } from '@trade-portal/design-system'
import { knownRole, roleName } from './roleName.ts'

const tones = { admin: 'info', sales: 'neutral', other: 'caution' } as const

/** The role of a user. */
export function RoleBadge({ role }: { readonly role: string }) {
  return <Badge tone={tones[knownRole(role) ?? 'other']}>{roleName(role)}</Badge>
}
