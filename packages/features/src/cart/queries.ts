import { formatMoney, useLocale } from '@trade-portal/design-system'
import { useAction } from '../foundation/api/useAction.ts'
import { ActionError, withUnknownOutcomeMessage } from '../foundation/failures/failures.ts'
import { userDetailsQuery } from '../foundation/session/createSession.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { saveCurrentCartAsList } from '../trade/custom-lists/parkedQueries.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import type { ApprovalValues } from './approvalSchema.ts'
import { approvalText, portalAddress } from './approvalText.ts'

/** The name of the list that a colleague is asked to approve. */
export const approvalName = (job: string) => `${job.trim()} (to approve)`

/**
 * Saves the cart as a list, and asks a colleague by e-mail to approve it. A retry reuses the saved list and sends the e-mail
 * again.
 */
export function useAskForApproval() {
  const session = useSession()
  // The e-mail says the amount even if amounts are hidden on this screen.
  const locale = { ...useLocale(), hidesAmounts: false }
  const { cartTax } = useTaxLabels()
  const { showsCartTotals } = useSettings()
  return useAction(
    async ({ to, job, message }: ApprovalValues) => {
      const { api, queryClient } = session
      const sender = await queryClient.ensureQueryData(userDetailsQuery(api))
      if (sender.email === '') throw new ActionError('Your account has no e-mail address, so nobody could answer.')
      const { cartId, lines } = await saveCurrentCartAsList(session, approvalName(job))
      const { items, subtotal } = cartTotals(lines)
      const total = showsCartTotals && subtotal !== null ? `${formatMoney(subtotal, locale)} ${cartTax}` : ''
      await withUnknownOutcomeMessage(() =>
        api.sendEmailMessage({
          fromEmailAddress: sender.email,
          toEmailAddress: to,
          subject: `Please approve: ${job.trim()}`,
          bodyText: approvalText({
            message: message.trim(),
            job: job.trim(),
            count: String(items),
            total,
            address: portalAddress(routes.customList.href(cartId)),
          }),
          numTran: 0,
          suffixTran: 0,
        }),
      )
    },
    { success: 'Request for approval sent' },
  )
}
