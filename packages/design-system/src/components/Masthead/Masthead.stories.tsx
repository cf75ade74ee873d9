import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Hidden } from '../../layout/Hidden.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MastheadLink, MastheadNavigation } from '../MastheadLink/MastheadLink.tsx'
import { NavigationMenu } from '../NavigationMenu/NavigationMenu.tsx'
import { Page } from '../../layout/Page.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Masthead, MastheadLogo } from './Masthead.tsx'

const meta = {
  component: Masthead,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: (
      <MastheadLink href="#home" label="Acme Timber, home">
        Acme Timber
      </MastheadLink>
    ),
    navigation: (
      <Hidden below="desktop">
        <MastheadNavigation label="Main">
          <MastheadLink href="#products" isCurrent>
            Products
          </MastheadLink>
          <MastheadLink href="#orders">Orders</MastheadLink>
          <MastheadLink href="#invoices">Invoices</MastheadLink>
        </MastheadNavigation>
      </Hidden>
    ),
    tools: (
      <>
        <IconButton icon="search" label="Search" variant="masthead" />
        <MastheadLink href="#cart" icon="cart" badge="12" label="Cart, 12 items, $1,234.56 ex GST" note="ex GST">
          $1,234.56
        </MastheadLink>
        <NavigationMenu
          label="My Account"
          icon="user"
          align="end"
          entries={[{ kind: 'link', label: 'Downloads', href: '#' }]}
        />
      </>
    ),
  },
  render: (args) => (
    <>
      <Masthead {...args} />
      <Page>
        <Card>Content</Card>
      </Page>
    </>
  ),
} satisfies Meta<typeof Masthead>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Acme Timber, home' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Cart, 12 items, $1,234.56 ex GST' })).toBeVisible()
    await expect(within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem')).toHaveLength(3)
    const last = canvas.getByRole('button', { name: 'My Account' })
    for (let stops = 0; stops < 6 && document.activeElement !== last; stops += 1) await userEvent.tab()
    await waitFor(() => expect(last).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Downloads' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(last).toHaveFocus())
  },
}

export const WithSearch: Story = {
  args: { search: <SearchField label="Search" placeholder="Search" value="" onChange={() => {}} /> },
}

export const OnAPhone: Story = { ...WithSearch, globals: { viewport: { value: 'mobile1' } } }

const home = (name: string) => (
  <MastheadLink isHome href="#home" label={`${name}, home`}>
    {name}
  </MastheadLink>
)

export const NameOnAPhone: Story = {
  name: 'On the narrowest phone the name takes two lines within the height of the bar',
  args: { logo: home('Corymbia Building Supplies') },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Corymbia Building Supplies')
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1)
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    const cart = canvas.getByRole('link', { name: /^Cart/ }).getBoundingClientRect()
    await expect(canvas.getByRole('link', { name: /home$/ }).getBoundingClientRect().height).toBe(cart.height)
  },
}

export const LongNameOnAPhone: Story = {
  name: 'A longer name is cut off after two lines, and the tools stay beside it',
  args: { logo: home('Northern Rivers Timber, Hardware & Plumbing Supply Company') },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /home$/ }).getBoundingClientRect()
    const cart = canvas.getByRole('link', { name: /^Cart/ }).getBoundingClientRect()
    await expect(name.height).toBe(cart.height)
    await expect(name.top).toBe(cart.top)
    await expect(name.right).toBeLessThanOrEqual(cart.left)
  },
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28" fill="white"><path d="M0 28 14 2l14 26z"/><path d="M36 8h84v4H36zM36 18h60v4H36z"/></svg>',
)}`

const logo = (args: Partial<ComponentProps<typeof MastheadLogo>>) => (
  <MastheadLink href="#home" label="Acme Timber, home">
    <MastheadLogo src={picture} name="Acme Timber" {...args} />
  </MastheadLink>
)

export const Logo: Story = {
  args: { logo: logo({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acme Timber, home' })).toBeVisible()
    const image = canvas.getByAltText('Acme Timber')
    await waitFor(() => expect(image.clientWidth).toBeGreaterThan(0))
    await expect(image.clientHeight).toBe(28)
  },
}

export const LogoOnAPhone: Story = {
  args: { logo: logo({}) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('Acme Timber').clientHeight).toBe(24)
  },
}

export const LargeLogo: Story = {
  args: { logo: logo({ size: 'large' }), navigation: null, tools: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('Acme Timber').clientHeight).toBe(56)
  },
}

/** If the picture is missing or cannot be shown, the name is shown instead of a broken picture. */
export const BrokenLogo: Story = {
  args: { logo: logo({ src: 'data:image/svg+xml,broken' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByAltText('Acme Timber')).toBeNull())
    await expect(canvas.getByText('Acme Timber')).toBeVisible()
  },
}

export const NoLogo: Story = {
  args: { logo: logo({ src: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acme Timber')).toBeVisible()
  },
}
