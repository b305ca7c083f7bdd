/**
 * The properties that search engines require or recommend, by type; those of a type apply to its subtypes too. `a|b` means one of the two. Google's
 * documentation of structured data has no page for places that are not businesses, and for listings; for these, they are what a reader needs.
 */
export const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'author', 'datePublished', 'dateModified', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  HowTo: ['name', 'step'],
  HowToStep: ['text|itemListElement'],
  ImageObject: ['url', 'contentUrl'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'employmentType'],
  ListItem: ['position', 'name'],
  MonetaryAmount: ['currency', 'value'],
  Offer: ['availability', 'availableAtOrFrom', 'businessFunction', 'eligibleQuantity', 'offeredBy'],
  Organization: ['name', 'url|sameAs|@id'],
  Person: ['name'],
  Place: ['name|address'],
  // A market has no locality.
  PostalAddress: ['addressLocality|addressRegion', 'addressCountry'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['value|minValue', 'unitCode|unitText'],
  Question: ['name', 'acceptedAnswer'],
  RealEstateListing: ['name', 'url', 'datePosted', 'dateModified', 'mainEntity', 'offers'],
  SearchAction: ['target', 'query-input'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
};
