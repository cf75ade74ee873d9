import type { SubUser } from '@trade-portal/supplier-api'
import { useSession } from '../foundation/session/useSession.ts'

/** Whether this is the signed-in user, by username, the only field that sessions and users share. */
export function useIsOwnAccount({ userName }: Pick<SubUser, 'userName'>): boolean {
  const { username } = useSession().record
  return userName.trim().toLowerCase() === username.trim().toLowerCase()
}
