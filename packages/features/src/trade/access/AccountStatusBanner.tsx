import { Banner, ButtonLink, Inline } from '@trade-portal/design-system'
import { contactSupplier } from '../../foundation/settings/contactSupplier.ts'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { routes } from '../../routes.ts'
import { useUserDetails } from '../customer/queries.ts'
import { restrictedStatus, type RestrictedStatus } from './access.ts'
import { useAccess } from './queries.ts'

/**
 * Warns a customer whose account is on hold or suspended that new orders may be refused. Shows nothing for other accounts.
 */
export function AccountStatusBanner() {
  const status = restrictedStatus(useUserDetails().data?.accountStatus)
  return status !== undefined && <RestrictedAccount status={status} />
}

/** Says that new orders may be refused, and offers what the customer can still do. */
function RestrictedAccount({ status }: { readonly status: RestrictedStatus }) {
  const { has } = useAccess()
  const contact = contactSupplier(useConfiguration())
  return (
    <Banner
      tone="caution"
      title={`Your account is ${status.toLowerCase()}`}
      action={
        <Inline space="xsmall">
          {has('payAccount') && (
            <ButtonLink size="small" variant="secondary" href={routes.payAccount.href()}>
              Pay Account
            </ButtonLink>
          )}
          {has('invoices') && (
            <ButtonLink size="small" variant="secondary" href={routes.invoices.href()}>
              View Invoices
            </ButtonLink>
          )}
          <ButtonLink size="small" variant="secondary" href={routes.stores.href()}>
            Call a Store
          </ButtonLink>
        </Inline>
      }
    >
      {/* "May", because the portal does not know what the supplier does with orders of such an account. */}
      {`New orders may be refused until this is settled. If you have questions, ${contact}.`}
    </Banner>
  )
}
