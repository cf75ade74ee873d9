import { Hidden, Stack } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { useUserDetails } from '../trade/customer/queries.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { AccountOverview } from './AccountOverview.tsx'
import { fullName } from './personName.ts'
import { UserAccounts } from './UserAccounts.tsx'

/** Account Admin: an overview of the account, and the people who may sign in. */
export function AdminScreen() {
  const { data: user } = useUserDetails()
  const name = user && fullName(user)
  return (
    <Screen title={name ? `Welcome ${name}` : routes.admin.title} isLongTitle>
      <Stack space="large">
        {/* Only the list of users is printed. */}
        <Hidden onPaper>
          <AccountOverview />
        </Hidden>
        <UserAccounts />
      </Stack>
    </Screen>
  )
}
