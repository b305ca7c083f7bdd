import type { ReactNode } from 'react';
import { Accordion } from '#components/ui/Accordion.tsx';
import { Actions } from '#components/ui/Actions.tsx';
import { BarChart } from '#components/ui/BarChart.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { CallToAction } from '#components/ui/CallToAction.tsx';
import { CardFigures } from '#components/ui/CardFigures.tsx';
import { ChipLinks } from '#components/ui/ChipLinks.tsx';
import { CountedLinks } from '#components/ui/CountedLinks.tsx';
import { Crumbs } from '#components/ui/Crumbs.tsx';
import { DateText } from '#components/ui/DateText.tsx';
import { Dim } from '#components/ui/Dim.tsx';
import { DockLine } from '#components/ui/drawings/DockLine.tsx';
import { ElevationDrawing } from '#components/ui/drawings/ElevationDrawing.tsx';
import { EmptyLot } from '#components/ui/drawings/EmptyLot.tsx';
import { PlanDrawing } from '#components/ui/drawings/PlanDrawing.tsx';
import { ScaleSquare } from '#components/ui/drawings/ScaleSquare.tsx';
import { SectionDrawing } from '#components/ui/drawings/SectionDrawing.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { GoLink } from '#components/ui/GoLink.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { KeyList } from '#components/ui/KeyList.tsx';
import { LinkRow } from '#components/ui/LinkRow.tsx';
import { Mark } from '#components/ui/Mark.tsx';
import { Numbers } from '#components/ui/Numbers.tsx';
import { Quote } from '#components/ui/Quote.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import { Status } from '#components/ui/Status.tsx';
import { Steps } from '#components/ui/Steps.tsx';
import { Table } from '#components/ui/Table.tsx';

/** Parts that are drawn from plain values, at work. Those that read content are at work in the blocks. */
export const examples: Readonly<Record<string, ReactNode>> = {
  Accordion: (
    <Accordion
      items={[
        { question: 'How long is a lease?', answer: <p>Five to fifteen years, with one right to leave after seven.</p> },
        { question: 'Who mends the dock doors?', answer: <p>We do, within 24 hours.</p> },
      ]}
    />
  ),
  Actions: (
    <Actions>
      <ButtonLink href="/contact/" variant="signal">
        Ask for a plan
      </ButtonLink>
      <GoLink href="/properties/">All 41 buildings</GoLink>
    </Actions>
  ),
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
  ButtonLink: (
    <ButtonLink href="/contact/" icon="arrow">
      Ask for a plan
    </ButtonLink>
  ),
  CallToAction: (
    <CallToAction title="Stand in it first" text="A walk through takes 40 minutes." link={{ url: '/contact/', title: 'Name a day' }} />
  ),
  CardFigures: (
    <CardFigures
      figures={[
        { label: 'Clear height', value: '40 ft' },
        { label: 'Dock doors', value: 88 },
      ]}
    />
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
  Crumbs: (
    <Crumbs
      crumbs={[
        { text: 'Home', url: '/' },
        { text: 'Parts', url: '/catalogue/parts/' },
      ]}
    />
  ),
  DateText: <DateText date="2026-03-02T09:00:00" />,
  Dim: <Dim value="1,690 ft" note="515 m, dock wall" />,
  DockLine: <DockLine />,
  ElevationDrawing: <ElevationDrawing />,
  EmptyLot: <EmptyLot />,
  EmptyState: <EmptyState title="No building of this size is free">The next one is finished in 7 months.</EmptyState>,
  GoLink: <GoLink href="/properties/">All 41 buildings</GoLink>,
  Icon: (
    <p>
      <Icon name="arrow" /> <Icon name="down" /> <Icon name="search" /> <Icon name="close" />
    </p>
  ),
  KeyList: (
    <KeyList
      label="Key"
      items={[
        { href: '/regions/texas/', name: 'Texas', bubble: '1', fact: '12 buildings' },
        { href: '/regions/', name: 'All regions', bubble: '2' },
      ]}
    />
  ),
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
  Mark: <Mark />,
  Numbers: (
    <Numbers
      arrangement="row"
      numbers={[
        { heading: 'Buildings', number: '41' },
        { heading: 'Dock doors', number: '3,180' },
      ]}
    />
  ),
  PlanDrawing: <PlanDrawing />,
  Quote: <Quote name="Ines Okafor, asset manager">“A dock door that sticks costs a tenant 11 minutes a truck.”</Quote>,
  RichText: <RichText profile="block" html="<p>Every roof carries <strong>5 lb</strong> a square foot of panels.</p>" />,
  ScaleSquare: <ScaleSquare squareFeet={640_000} />,
  SectionDrawing: <SectionDrawing />,
  SectionHead: <SectionHead title="41 buildings" level={3} more={{ url: '/properties/', title: 'All of them' }} />,
  Sheet: (
    <Sheet ground="sunk" close as="div">
      <p>Words on a sheet.</p>
    </Sheet>
  ),
  SmartLink: <SmartLink href="https://example.com/">A link of another site</SmartLink>,
  Status: <Status slug="available-now">Available now</Status>,
  Steps: <Steps items={[{ title: 'Stand in it', text: 'A walk through takes 40 minutes.' }, { title: 'Sign' }]} />,
  Table: (
    <Table
      label="Buildings by market"
      columns={[{ title: 'Market' }, { title: 'Square feet', figures: true }]}
      rows={[
        [{ text: 'Dallas' }, { text: '8,412,000', share: 1 }],
        [{ text: 'Savannah' }, { text: '3,100,000', share: 0.37 }],
      ]}
    />
  ),
};
