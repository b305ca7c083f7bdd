vcl 4.1;

# A cache in front of the content service: it keeps responses to anonymous GraphQL queries that are sent with GET, and media files, until a change of
# content purges them by their keys. Needs the modules xkey and var (Debian: varnish-modules).
#
# The content service needs CONTENT_CACHE_URL (the address of this cache) and CONTENT_CACHE_TOKEN (the token below). Replace the address of the backend
# and the token. docs/publish-to-live.md explains the rest.

import std;
import var;
import xkey;

backend content {
  .host = "127.0.0.1";
  .port = "4000";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (req.http.authorization != "Bearer CHANGE-ME") {
      return (synth(403));
    }
    # The version comes first: from now on, no response is stored that was computed before the change.
    var.global_set("content-version", req.http.x-content-version);
    set req.http.n-gone = xkey.purge(req.http.xkey);
    return (synth(200, "Purged " + req.http.n-gone));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Responses to these requests are for one client.
  if (req.http.authorization || req.http.x-content-passwords || req.http.x-faustwp-secret) {
    return (pass);
  }
  # The service does not read cookies.
  unset req.http.cookie;
  # The response depends on the media type that the client prefers. The many other values of the header would each get a copy of the response.
  if (req.http.accept !~ "(?i)application/graphql-response\+json") {
    if (req.http.accept ~ "(?i)application/json") {
      set req.http.accept = "application/json";
    } else if (req.http.accept !~ "(?i)text/html") {
      set req.http.accept = "*/*";
    }
  }
}

sub vcl_backend_response {
  if (beresp.http.x-graphql-keys) {
    set beresp.http.xkey = beresp.http.x-graphql-keys;
    # An outdated response must not be sent while a new one is fetched.
    set beresp.grace = 0s;
    set beresp.keep = 0s;
  }
  # The response was computed before a change whose purge has arrived already.
  if (std.integer(beresp.http.x-content-version, 0) < std.integer(var.global_get("content-version"), 0) && beresp.http.x-content-version) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
  # Purges do not reach browsers, so they must not keep the response.
  if (resp.http.xkey) {
    set resp.http.cache-control = "max-age=0, must-revalidate";
    unset resp.http.age;
  }
  unset resp.http.xkey;
}
