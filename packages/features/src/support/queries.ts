import { ActionError } from '../shared/failures/failures.ts'
import { useAction } from '../shared/api/useAction.ts'
import { useUserDetails } from '../shared/customer/queries.ts'
import { useBottomLinkBar } from '../shared/widgets/queries.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'
import { supportAddress } from './supportAddress.ts'
import type { SupportValues } from './supportSchema.ts'

/** Writes to the supplier's support, and says who will be answered. What it needs and has not got yet is waited for. */
export function useSendMessage() {
  const api = useSupplierApi()
  const user = useUserDetails()
  const bar = useBottomLinkBar()
  const { run, isPending } = useAction(
    async ({ subject, message }: SupportValues) => {
      const sender = user.data ?? (await user.refetch()).data
      if (!sender) throw new ActionError('userDetails is not available')
      const rows = bar.data ?? (await bar.refetch({ throwOnError: true })).data ?? []
      await api.sendEmailMessage({
        subject,
        bodyText: message,
        fromEmailAddress: sender.email,
        toEmailAddress: supportAddress(rows),
        numTran: '0',
        suffixTran: '0',
      })
    },
    { success: 'Message sent successfully', showsItsFailure: true },
  )
  return { run, isPending, answersGoTo: user.data?.email ?? '' }
}
