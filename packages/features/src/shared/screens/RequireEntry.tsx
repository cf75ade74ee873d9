import { ButtonLink, EmptyState, ErrorState, Page, Spinner, Stack } from '@trade-portal/design-system'
import { Outlet } from 'react-router-dom'
import { messageOf } from '../failures/failures.ts'
import { signsOut } from '../failures/failures.ts'
import { routes } from '../addresses/routes.ts'
import { ScreenHeading } from './ScreenHeading.tsx'
import { useSettings } from '../settings/useConfiguration.ts'
import { isDisabled, needsEnabling, type EntryName } from '../entries/entries.ts'
import { useEntries } from '../entries/queries.ts'

/** Opens the addresses of an entry to those who have it; nothing of the screen is loaded or asked for before that is known. */
export function RequireEntry({ name }: { name: EntryName }) {
  const settings = useSettings()
  if (isDisabled(name, settings)) return <NotOffered />
  return needsEnabling(name) ? <RequireEnabled name={name} /> : <Outlet />
}

function RequireEnabled({ name }: { name: EntryName }) {
  const { has, isPending, error, retry } = useEntries()
  if (has(name)) return <Outlet />
  if (isPending || signsOut(error)) return <Spinner label="Loading the page" />
  if (error === null) return <NotOffered />
  return (
    <Page>
      <ErrorState title="We could not load this page" message={messageOf(error)} onRetry={retry} />
    </Page>
  )
}

function NotOffered() {
  return (
    <Page>
      <Stack space="large">
        <ScreenHeading>Not available</ScreenHeading>
        <EmptyState
          title="This page is not available for your account."
          action={<ButtonLink href={routes.home.href()}>Go to the home page</ButtonLink>}
        >
          Ask your supplier if you need it.
        </EmptyState>
      </Stack>
    </Page>
  )
}
