import type { rules } from './rules.ts'

export interface Example {
  /** What the rule asks for, in a sentence. */
  readonly asks: string
  /** HTML that breaks the rule. */
  readonly bad: string
  /** The check's sentence about the bad HTML. */
  readonly finding: string
  /** HTML that keeps the rule. */
  readonly good: string
}

/**
 * These rules need real announcements or real sizes, which a piece of HTML cannot show. `announcements.test.ts` and
 * `TargetSize.stories.tsx` test them.
 */
type OutsideHtml = 'announcedOnce' | 'announcedValues' | 'nothingMissed' | 'largeTargets'

export const ruleExamples: Readonly<Record<Exclude<keyof typeof rules, OutsideHtml>, Example>> = {
  oneMain: {
    asks: 'A page has one main landmark.',
    bad: '<main>A</main><main>B</main>',
    finding: 'There are 2 main landmarks. A page has one.',
    good: '<main>A</main>',
  },
  namedLandmarks: {
    asks: 'Each section and navigation has a name, and no two of a kind have the same.',
    bad: '<nav aria-label="Main"></nav><nav aria-label="Main"></nav>',
    finding: 'Two navigation landmarks are named "Main".',
    good: '<nav aria-label="Main"></nav><section aria-labelledby="a"><h2 id="a">Delivery</h2></section>',
  },
  oneTopHeading: {
    asks: 'A page has one heading of level 1, also while it loads and after that failed.',
    bad: '<main>Loading the cart</main>',
    finding: 'There are 0 headings of level 1. A page has one, from its first moment.',
    good: '<main><h1>Review cart</h1>Loading the cart</main>',
  },
  headingOrder: {
    asks: 'No level of headings is skipped on the way down.',
    bad: '<h1>Cart</h1><h3>Joist Hanger</h3>',
    finding: '<h3 "Joist Hanger"> has level 3 and follows one of level 1.',
    good: '<h1>Cart</h1><h2>Lines</h2><h3>Joist Hanger</h3><h2>Summary</h2>',
  },
  filledHeadings: {
    asks: 'Each heading has words.',
    bad: '<h2> </h2>',
    finding: '<h2> is a heading without words.',
    good: '<h2>Lines</h2>',
  },
  dialogHeadings: {
    asks: 'A dialog is named by its heading.',
    bad: '<div role="dialog" aria-label="Dialog"><h2>Clear the cart?</h2></div>',
    finding: '<div role=dialog "Dialog"> is not named by its heading.',
    good: '<div role="dialog" aria-labelledby="a"><h2 id="a">Clear the cart?</h2></div>',
  },
  documentTitle: {
    asks: 'The title of the document begins with the heading of the page, after “Error:” if a form was refused.',
    bad: '<title>Trade Portal</title><h1>Checkout</h1>',
    finding: `The document's title is "Trade Portal", and its heading "Checkout".`,
    good: '<title>Error: Checkout – Corymbia</title><h1>Checkout</h1>',
  },
  manyInList: {
    asks: 'Three or more entries of a kind are in a list or a table.',
    bad: '<article>A</article><article>B</article><article>C</article>',
    finding: '3 entries of a kind are in no list: <article "A">, <article "B">.',
    good: '<ul><li><article>A</article></li><li><article>B</article></li><li><article>C</article></li></ul>',
  },
  listItems: {
    asks: 'A list has items, and nothing else.',
    bad: '<ul aria-label="Products"></ul>',
    finding: '<ul "Products"> is a list without items.',
    good: '<ul aria-label="Products"><li>A</li></ul>',
  },
  navigationLists: {
    asks: 'The links of a navigation are in a list.',
    bad: '<nav aria-label="More"><a href="#a">A</a><a href="#b">B</a></nav>',
    finding: '2 of 2 links of <nav "More"> are in no list.',
    good: '<nav aria-label="More"><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></nav>',
  },
  namedGroups: {
    asks: 'Each group, dialog, list of choices and table has a name.',
    bad: '<fieldset><input aria-label="Height"></fieldset>',
    finding: '<fieldset> is a group without a name.',
    good: '<fieldset><legend>Size</legend><input aria-label="Height"></fieldset>',
  },
  formGroups: {
    asks: 'The fields of a form with four or more are in named groups, or the form has a name itself.',
    bad: '<form><fieldset><legend>Who</legend><input><input><input></fieldset><input aria-label="Notes"></form>',
    finding: '<input "Notes"> in <form "Who"> is one of 4 fields of a form, and in no named group.',
    good: '<form aria-label="Register"><input><input><input><input></form>',
  },
  namedImages: {
    asks: 'Each picture is hidden from screen readers or says what it shows.',
    bad: '<button>Search <svg></svg></button>',
    finding: '<svg> is neither hidden nor named.',
    good: '<button>Search <svg aria-hidden="true"></svg></button><img src="data:," alt="">',
  },
  quantityLimits: {
    asks: 'A field for a quantity is a spin button with its least value.',
    bad: '<input aria-label="Quantity of Joist Hanger">',
    finding: '<input "Quantity of Joist Hanger"> takes a quantity, and is no spin button with a least value.',
    good: '<input aria-label="Quantity of Joist Hanger" role="spinbutton" aria-valuemin="1" aria-valuenow="1">',
  },
  autocompleteTokens: {
    asks: 'A field for personal data says which, so that the browser can fill it in.',
    bad: '<div data-label="State"><div aria-hidden="true"><select></select></div></div>',
    finding: 'The field "State" asks for personal data, and its autocomplete is "".',
    good: '<input aria-label="First name" autocomplete="given-name"><div data-label="State"><select autocomplete="address-level1"></select></div>',
  },
  oneAnnouncer: {
    asks: 'Only the announcer (announce and useAnnouncement) announces changes to screen readers.',
    bad: '<div role="status">12 products</div>',
    finding: '<div role=status "12 products"> is a live region beside the announcer.',
    good: '<p>12 products</p><div data-live-announcer="true"><div role="log" aria-live="polite">12 products</div></div>',
  },
}
