/** Storybook's components for panels. Its guide for add-ons names this door, but does not promise to keep it. */
export { AddonPanel, Button, SyntaxHighlighter } from 'storybook/internal/components'
