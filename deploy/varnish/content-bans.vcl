vcl 4.1;

# Like content.vcl, for a Varnish without additional modules: a purge bans the responses that list one of the keys. A response that was computed before a
# change and arrives after its purge is kept until its lifetime ends (GRAPHQL_MAX_AGE_SECONDS), so choose a short one. With content.vcl, it is not kept.

import std;

backend content {
  .host = "127.0.0.1";
  .port = "4000";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (req.http.authorization != "Bearer CHANGE-ME") {
      return (synth(403));
    }
    # In regular expressions, some characters of base64 and of URIs have a meaning.
    set req.http.x-ban = regsuball(req.http.xkey, "([^\w :=/-])", "\\\1");
    set req.http.x-ban = "(^|\s)(" + regsuball(req.http.x-ban, " +", "|") + ")(\s|$)";
    if (std.ban("obj.http.x-graphql-keys ~ " + req.http.x-ban)) {
      return (synth(200, "Banned"));
    }
    return (synth(400, std.ban_error()));
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
  # An outdated response must not be sent while a new one is fetched.
  if (beresp.http.x-graphql-keys) {
    set beresp.grace = 0s;
    set beresp.keep = 0s;
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
  # Purges do not reach browsers, so they must not keep the response.
  if (resp.http.x-graphql-keys) {
    set resp.http.cache-control = "max-age=0, must-revalidate";
    unset resp.http.age;
  }
}
