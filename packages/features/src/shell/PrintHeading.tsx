import { Divider, Hidden, Inline, Stack, Text } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { useUserDetails } from '../shared/customer/queries.ts'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'

/** In place of the masthead on paper: whose prices these are, for whom, and of which day. */
export function PrintHeading() {
  const { companyName, taxNumber, settings } = useConfiguration()
  const { data: user } = useUserDetails()
  const printedOn = usePrintedOn()
  const customer = user ? `${user.firstName} ${user.lastName}`.trim() : ''
  return (
    <Hidden onScreen>
      <Stack space="xsmall">
        <Inline space="medium" justify="between" align="baseline">
          <Text weight="strong">{companyName}</Text>
          {taxNumber !== '' && <Text>ABN {taxNumber}</Text>}
          {customer !== '' && <Text>Prepared for {customer}</Text>}
          <Text numeric>{printedOn.toLocaleDateString(settings.locale)}</Text>
        </Inline>
        <Divider />
      </Stack>
    </Hidden>
  )
}

/** Today, also in a window that has been open since yesterday. */
function usePrintedOn(): Date {
  const [date, setDate] = useState(() => new Date())
  useEffect(() => {
    const update = () => setDate(new Date())
    window.addEventListener('beforeprint', update)
    return () => window.removeEventListener('beforeprint', update)
  }, [])
  return date
}
