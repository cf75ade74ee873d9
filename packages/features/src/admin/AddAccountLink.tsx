import { ButtonLink } from '@trade-portal/design-system'
import { routes } from '../routes.ts'

/** Leads to the form for a new user. */
export function AddAccountLink() {
  return (
    <ButtonLink href={routes.newUser.href()} icon="plus">
      Add New Account
    </ButtonLink>
  )
}
