# The command regames in a container:
#
#   docker build -t regames .
#   docker run --rm -v "$PWD:/games" regames run mine.hrg
FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /source
COPY . .
RUN mvn -B -q -Prelease package -DskipTests -Dgpg.skip -Dmaven.javadoc.skip -pl cli -am \
  && mkdir /release \
  && tar -xzf cli/target/regames-*.tar.gz -C /release --strip-components=1

FROM debian:13-slim
RUN useradd --uid 1000 --create-home player
COPY --from=build /release /opt/regames
USER 1000
WORKDIR /games
ENTRYPOINT ["/opt/regames/regames"]
CMD ["--help"]
