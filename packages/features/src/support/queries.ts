import { useCallback } from 'react'
import { ActionError, withUnknownOutcomeMessage } from '../foundation/failures/failures.ts'
import { captureSession } from '../foundation/failures/sessionScope.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { useBottomLinkBar } from '../trade/access/queries.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { supportAddress } from './supportAddress.ts'
import type { SupportValues } from './supportSchema.ts'

/**
 * Returns `send`, which sends a message to the supplier's support, and `answersGoTo`, the user's e-mail address. If the
 * user's data or the support address is not loaded yet, `send` loads it first.
 * @throws when `send` is called: ActionError if the user's data cannot be loaded, or if it is unknown whether the message
 * was sent. Otherwise the error of the call that failed.
 */
export function useSendMessage() {
  const api = useApi()
  const { data: user, refetch: refetchUser } = useUserDetails()
  const { data: rows, refetch: refetchRows } = useBottomLinkBar()
  const send = useCallback(
    async ({ subject, message }: SupportValues) => {
      const isSameSession = captureSession()
      const sender = user ?? (await refetchUser()).data
      if (!sender) throw new ActionError('userDetails is not available')
      const toRows = rows ?? (await refetchRows({ throwOnError: true })).data ?? []
      await withUnknownOutcomeMessage(() =>
        api.sendEmailMessage({
          subject,
          bodyText: message,
          fromEmailAddress: sender.email,
          toEmailAddress: supportAddress(toRows),
          numTran: 0,
          suffixTran: 0,
        }),
      )
      if (isSameSession()) toasts.success('Message sent successfully')
    },
    [api, user, refetchUser, rows, refetchRows],
  )
  return { send, answersGoTo: user?.email ?? '' }
}
