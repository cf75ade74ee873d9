import type { SubUser } from '@trade-portal/supplier-api'
import { useSession } from '../foundation/session/useSession.ts'

/** Whether a user is the one who is signed in: by the username, which is all that the two have in common. */
export function useIsOwnAccount({ userName }: Pick<SubUser, 'userName'>): boolean {
  const { username } = useSession().record
  return userName.trim().toLowerCase() === username.trim().toLowerCase()
}
