import type { ReactNode } from 'react';
import { Accordion } from '#components/ui/containers/Accordion.tsx';
import { BlockCell, BlockGrid } from '#components/ui/containers/BlockGrid.tsx';
import { CellGrid } from '#components/ui/containers/CellGrid.tsx';
import { Tab, Tabs } from '#components/ui/containers/Tabs.tsx';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { DateText } from '#components/ui/core/DateText.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { Icon } from '#components/ui/core/Icon.tsx';
import { LineIcon } from '#components/ui/core/LineIcon.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { DetailMark } from '#components/ui/drawings/DetailMark.tsx';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { CountedLinks } from '#components/ui/navigation/CountedLinks.tsx';
import { LinkRow } from '#components/ui/navigation/LinkRow.tsx';
import { PreviousNextLinks } from '#components/ui/navigation/PreviousNextLinks.tsx';
import { BarChart } from '#components/ui/numbers/BarChart.tsx';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { UnitsPreference } from '#components/ui/numbers/UnitsPreference.tsx';
import { Numbers } from '#components/ui/numbers/Numbers.tsx';
import { EmailLink } from '#components/ui/people/EmailLink.tsx';
import { Initials } from '#components/ui/people/Initials.tsx';
import { StatusBadge } from '#components/ui/property/StatusBadge.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { HighlightList } from '#components/ui/text/HighlightList.tsx';
import { IconText } from '#components/ui/text/IconText.tsx';
import { Quote } from '#components/ui/text/Quote.tsx';

/** Examples of components that need no content. The samples of the blocks show those that do. */
export const examples: Readonly<Record<string, ReactNode>> = {
  Accordion: (
    <Accordion
      items={[
        { title: 'How long is a lease?', content: <p>Five to fifteen years, with an option to terminate after seven.</p> },
        { title: 'Who repairs the dock doors?', content: <p>We do, within 24 hours.</p> },
      ]}
    />
  ),
  Actions: (
    <Actions>
      <ButtonLink href="/contact/" variant="signal">
        Request a floor plan
      </ButtonLink>
      <ArrowLink href="/properties/">All 41 buildings</ArrowLink>
    </Actions>
  ),
  ArrowLink: <ArrowLink href="/properties/">All 41 buildings</ArrowLink>,
  BarChart: (
    <BarChart
      label="Roof power in megawatts"
      bars={[
        { label: '2024', value: 21.5, display: '21.5 MW' },
        { label: '2025', value: 33.9, display: '33.9 MW' },
        { label: '2027', value: 48, display: '48 MW', planned: true },
      ]}
    />
  ),
  BlockGrid: (
    <BlockGrid columns={2} ruled>
      <BlockCell>First cell</BlockCell>
      <BlockCell>Second cell</BlockCell>
    </BlockGrid>
  ),
  Breadcrumbs: (
    <Breadcrumbs
      items={[
        { text: 'Home', url: '/' },
        { text: 'Parts', url: '/catalogue/parts/' },
      ]}
    />
  ),
  ButtonLink: (
    <ButtonLink href="/contact/" icon="arrow">
      Request a floor plan
    </ButtonLink>
  ),
  CardFacts: (
    <CardFacts
      facts={[
        { label: 'Clear height', value: '40 ft' },
        { label: 'Dock doors', value: 88 },
      ]}
    />
  ),
  CellGrid: (
    <CellGrid columns={3}>
      <p>Dallas</p>
      <p>Savannah</p>
      <p>Reno</p>
    </CellGrid>
  ),
  ChipLinks: (
    <ChipLinks
      label="Status of buildings"
      chips={[
        { href: '/catalogue/parts/', title: 'All', current: true },
        { href: '/properties/', title: 'Available now' },
      ]}
    />
  ),
  CountedLinks: (
    <CountedLinks
      links={[
        { key: 1, href: '/markets/dallas/', name: 'Dallas', count: 12 },
        { key: 2, href: '/markets/', name: 'All markets', count: 14 },
      ]}
    />
  ),
  DateText: <DateText date="2026-03-02T09:00:00" />,
  DetailMark: <DetailMark />,
  DimensionLabel: <DimensionLabel value="1,690 ft" note="515 m, dock wall" />,
  EmailLink: <EmailLink address="leasing@example.com" />,
  EmptyState: <EmptyState title="No building of this size is available">The next one is completed in 7 months.</EmptyState>,
  FactGrid: (
    <FactGrid
      mainFact={{ name: 'Available', value: '412,000', unit: 'square feet', metric: { value: '38,276', unit: 'm²' } }}
      facts={[
        { name: 'Clear height', value: '40 ft', metric: { value: '12.2 m' } },
        { name: 'Dock doors', value: '88' },
      ]}
    />
  ),
  Icon: (
    <p>
      <Icon name="arrow" /> <Icon name="down" /> <Icon name="search" /> <Icon name="close" />
    </p>
  ),
  HighlightList: (
    <HighlightList
      items={[
        { title: 'Foreign trade zone', text: 'Inside FTZ 39, with magnet-site approval transferable to the tenant.' },
        { title: 'Rail-served', text: 'An active spur reaches the building.' },
      ]}
    />
  ),
  IconText: <IconText icon="dock-door" title="Dock doors" text="One for every 5,000 square feet." level={3} />,
  Initials: <Initials name="Ines Okafor" />,
  LineIcon: <LineIcon name="warehouse" />,
  LinkRow: (
    <LinkRow>
      <li>
        <a href="/terms/">Terms</a>
      </li>
      <li>
        <a href="/privacy/">Privacy</a>
      </li>
    </LinkRow>
  ),
  Numbers: (
    <Numbers
      arrangement="row"
      numbers={[
        { heading: 'Buildings', number: '41' },
        { heading: 'Dock doors', number: '3,180' },
      ]}
    />
  ),
  PageSheet: (
    <PageSheet ground="sunk" lessPadding as="div">
      <p>Text on a sheet.</p>
    </PageSheet>
  ),
  PreviousNextLinks: <PreviousNextLinks previousUrl={null} nextUrl="/properties/" labels={{ previous: 'Previous', next: 'Next' }} />,
  Quote: <Quote name="Ines Okafor, asset manager">“A dock door that sticks costs a tenant 11 minutes per truck.”</Quote>,
  RichText: <RichText profile="block" html="<p>Every roof supports <strong>5 lb</strong> of solar panels per square foot.</p>" />,
  SectionHeader: <SectionHeader title="41 buildings" level={3} moreLink={{ url: '/properties/', title: 'View all' }} />,
  SmartLink: <SmartLink href="https://example.com/">A link to another site</SmartLink>,
  StatusBadge: <StatusBadge slug="available-now">Available now</StatusBadge>,
  Tabs: (
    <Tabs>
      <Tab group="catalogue" label="Plan" open>
        The plan.
      </Tab>
      <Tab group="catalogue" label="Section" open={false}>
        The section.
      </Tab>
    </Tabs>
  ),
  UnitsPreference: <UnitsPreference anchor="units" />,
};
