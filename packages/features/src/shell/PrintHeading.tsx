import { CalendarDate, Divider, Hidden, Inline, Stack, Text } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { localToday } from '../shared/customer/localToday.ts'
import { useKnownCustomerDetails, useUserDetails } from '../shared/customer/queries.ts'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'

/** In place of the masthead on paper: whose prices these are, for whom, and of which day. */
export function PrintHeading() {
  const { companyName, taxNumber, isTaxMode } = useConfiguration()
  const customer = useCustomerName()
  const printedOn = usePrintedOn()
  return (
    <Hidden onScreen>
      <Stack space="xsmall">
        <Inline space="medium" justify="between" align="baseline">
          <Text weight="strong">{companyName}</Text>
          {taxNumber !== '' && !isTaxMode && <Text>ABN {taxNumber}</Text>}
          {customer !== '' && <Text>Prepared for {customer}</Text>}
          <Text>
            <CalendarDate value={printedOn} />
          </Text>
        </Inline>
        <Divider />
      </Stack>
    </Hidden>
  )
}

/** Of the account, or of the user while no screen has needed the account's name yet. */
function useCustomerName(): string {
  const { data: account } = useKnownCustomerDetails()
  const { data: user } = useUserDetails()
  if (account !== undefined && account.name !== '') return account.name
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}

/** Today, also in a window that has been open since yesterday. */
function usePrintedOn(): string {
  const [date, setDate] = useState(() => localToday(new Date()))
  useEffect(() => {
    const update = () => setDate(localToday(new Date()))
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  return date
}
